import { Component, type ReactNode } from 'react';
import { Trouble } from '../ui/trouble.tsx';
import { DownloadError } from './later.tsx';

interface GuardProps {
  readonly children: ReactNode;
}

/** Shows what happened where a screen fails, instead of an empty page; what is stored is not touched. */
export class Guard extends Component<GuardProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <Trouble
        kind={isDownload(error) ? 'download' : 'crash'}
        details={describe(error)}
        onRetry={() => this.setState({ error: null })}
      />
    );
  }
}

const isDownload = (error: unknown): boolean =>
  error instanceof DownloadError ||
  (error instanceof TypeError && /dynamically imported module|module script/i.test(error.message));

const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
