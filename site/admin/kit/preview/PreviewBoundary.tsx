import { Component, type ReactNode } from "react";

interface Props {
  /** Shown in the place of what failed. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a fault in the preview away from the form, whose text it must never take along. */
export class PreviewBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
