import { createRequire } from "node:module";

interface TreeNode {
  readonly _version: number;
  getRootNode(options: object): TreeNode;
}

/**
 * From here on jsdom looks for the control of a label once, until something around it changes. It searches the whole document for it,
 * and the labels of one control are the controls of all labels: every query by label or name asked for those of all controls.
 */
export function keepLabelControls(): void {
  const load = createRequire(__filename);
  load("jsdom");
  const labels = load("jsdom/lib/jsdom/living/nodes/HTMLLabelElement-impl.js") as {
    implementation: { prototype: TreeNode };
  };
  const { prototype } = labels.implementation;
  const search = Object.getOwnPropertyDescriptor(prototype, "control")?.get;
  if (search === undefined) throw new Error("jsdom's labels have changed");
  const kept = new WeakMap<TreeNode, { root: TreeNode; version: number; control: unknown }>();
  Object.defineProperty(prototype, "control", {
    get(this: TreeNode): unknown {
      const root = this.getRootNode({});
      const known = kept.get(this);
      if (known?.root === root && known.version === root._version) return known.control;
      const control: unknown = search.call(this);
      kept.set(this, { root, version: root._version, control });
      return control;
    },
  });
}
