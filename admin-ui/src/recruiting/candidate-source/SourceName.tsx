import { useSources } from './useSources.ts';

/** What a source is called. */
export const SourceName = ({ code }: { code: string }) => <>{useSources().nameOf(code)}</>;
