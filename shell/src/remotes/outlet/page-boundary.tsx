import { useLocation } from '@varda/platform/router';
import { Component, type ComponentType, type ReactNode } from 'react';
import { contentId } from '../../navigation/page-focus.ts';

/** Path of the page that the server has rendered, until React has shown a page. */
let paintedPath: string | null = null;
/** A copy of it, once React could not show it. */
let painted: DocumentFragment | null = null;

/** To be called right before the page of the document is hydrated. */
export function expectHydration(): void {
  paintedPath = window.location.pathname;
}

interface Props {
  Page: ComponentType;
  /** Shown in place of a page that threw; while it was hydrated, with what the server had rendered. */
  fallback: (painted: DocumentFragment | null) => ReactNode;
  onThrow: () => void;
}

/** Keeps a page that throws from taking the layout with it. Another path is another chance, and so is the page loaded anew. */
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
    if (!this.state.failed) forgetPainted();
  }

  override componentDidUpdate() {
    if (!this.state.failed) forgetPainted();
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

/** What the server has rendered, which stands in the document until React shows something else; null where it shows another page. */
function paintedPage(): DocumentFragment | null {
  if (paintedPath !== window.location.pathname) return null;
  painted ??= copyOf(document.getElementById(contentId));
  return painted;
}

function copyOf(main: HTMLElement | null): DocumentFragment {
  const copy = document.createDocumentFragment();
  for (const node of main?.childNodes ?? []) copy.append(node.cloneNode(true));
  // Data for search engines, which Trusted Types would refuse.
  for (const script of copy.querySelectorAll('script')) script.remove();
  return copy;
}

function forgetPainted(): void {
  paintedPath = null;
  painted = null;
}
