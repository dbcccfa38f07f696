import { Component, type ReactNode } from 'react';

/** Keeps an error inside: hands it to `onCrash` and shows `fallback` until it is mounted anew (a new `key`). */
export class CrashBoundary extends Component<
  { readonly onCrash: (error: unknown) => void; readonly fallback?: ReactNode; readonly children: ReactNode },
  { readonly crashed: boolean }
> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.crashed ? (this.props.fallback ?? null) : this.props.children;
  }
}
