import { Component, type ReactNode } from "react";

interface Props {
  /** Shown in the place of what failed. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** Contains a render error of the preview: it must not unmount the form, whose text would be lost. */
export class PreviewBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
