import { useLocation } from '@varda/shared/router';
import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown in place of a page that threw; its retry renders the page again. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps a page that throws from taking the frame with it. Another path is another chance. */
export function PageBoundary(props: Props) {
  return <Boundary key={useLocation().pathname} {...props} />;
}

class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children;
  }
}
