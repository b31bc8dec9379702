import { Component, type ReactNode, Suspense } from 'react';
import { FailedPage } from './FailedPage.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

type State = { hasFailed: boolean };

/** React catches what a page throws in a class and nowhere else: a part that does not load, or a defect. */
class Net extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <FailedPage /> : this.props.children;
  }
}

/** A page that comes from elsewhere: a skeleton until it is here, and words when it never will be. */
export const PageBoundary = ({ children }: { children: ReactNode }) => (
  <Net>
    <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
  </Net>
);
