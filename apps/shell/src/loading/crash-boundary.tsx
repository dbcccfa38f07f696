import { Component, type ReactNode } from 'react';

interface Props {
  readonly onCrash: (error: unknown) => void;
  readonly fallback?: ReactNode;
  /** Another value than at the crash: the children get another chance. While all is well a change of it disturbs nothing. */
  readonly resetKey?: string | undefined;
  readonly children: ReactNode;
}

interface State {
  readonly crashed: boolean;
  readonly resetKey: string | undefined;
}

/** Keeps an error inside: hands it to `onCrash` and shows `fallback` until `resetKey` changes or it is mounted anew. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { crashed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { crashed: false, resetKey };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.crashed ? (this.props.fallback ?? null) : this.props.children;
  }
}
