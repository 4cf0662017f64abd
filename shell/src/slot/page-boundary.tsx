import { useLocation } from '@varda/shared/router';
import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  Page: ComponentType;
  /** Shown in place of a page that threw. */
  fallback: ReactNode;
  onThrow: () => void;
}

/** Keeps a page that throws from taking the frame with it. Another path is another chance, and so is the page loaded anew. */
export function PageBoundary(props: Props) {
  return <Boundary key={useLocation().pathname} {...props} />;
}

interface State {
  Page: ComponentType | null;
  failed: boolean;
}

class Boundary extends Component<Props, State> {
  override state: State = { Page: null, failed: false };

  static getDerivedStateFromProps({ Page }: Props, state: State) {
    return Page === state.Page ? null : { Page, failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onThrow();
  }

  override render() {
    const { Page, fallback } = this.props;
    return this.state.failed ? fallback : <Page />;
  }
}
