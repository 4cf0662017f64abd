import { useLocation } from '@varda/shared/router';
import { Component, type ComponentType, type ReactNode } from 'react';
import { contentId } from '../navigation/page-focus.ts';

/** Whether what the server has rendered is still to be hydrated. */
let isPainted = false;

/** To be called right before the page of the document is hydrated. */
export function expectHydration(): void {
  isPainted = true;
}

interface Props {
  Page: ComponentType;
  /** Shown in place of a page that threw; while it was hydrated, with what the server had rendered. */
  fallback: (painted: DocumentFragment | null) => ReactNode;
  onThrow: () => void;
}

/** Keeps a page that throws from taking the frame with it. Another path is another chance, and so is the page loaded anew. */
export function PageBoundary(props: Props) {
  return <Boundary key={useLocation().pathname} {...props} />;
}

interface State {
  Page: ComponentType | null;
  failed: boolean;
  painted: DocumentFragment | null;
}

class Boundary extends Component<Props, State> {
  override state: State = { Page: null, failed: false, painted: null };

  static getDerivedStateFromProps({ Page }: Props, state: State) {
    return Page === state.Page ? null : { Page, failed: false, painted: null };
  }

  static getDerivedStateFromError() {
    return { failed: true, painted: paintedPage() };
  }

  override componentDidMount() {
    isPainted = false;
  }

  override componentDidCatch() {
    this.props.onThrow();
  }

  override render() {
    const { Page, fallback } = this.props;
    const { failed, painted } = this.state;
    return failed ? fallback(painted) : <Page />;
  }
}

/** What the server has rendered, which stands in the document until React shows something else; null once it is hydrated. */
function paintedPage(): DocumentFragment | null {
  const main = document.getElementById(contentId);
  if (!isPainted || !main) return null;
  const painted = document.createDocumentFragment();
  for (const node of main.childNodes) painted.append(node.cloneNode(true));
  // Data for search engines, which Trusted Types would refuse.
  for (const script of painted.querySelectorAll('script')) script.remove();
  return painted;
}
