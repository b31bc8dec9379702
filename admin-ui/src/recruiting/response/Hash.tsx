import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import { useNotify } from 'react-admin';

/** A hash as people compare it: its beginning in sight, all of it to be copied. */
export const Hash = ({ sha256, copyLabel }: { sha256: string; copyLabel: string }) => {
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(sha256);
    notify('resources.responses.proof.hashCopied', { type: 'info' });
  };
  return (
    <>
      <code title={sha256}>{sha256.slice(0, 12)}…</code>{' '}
      <IconButton size="small" aria-label={copyLabel} onClick={() => void copy()}>
        <ContentCopyOutlined fontSize="inherit" />
      </IconButton>
    </>
  );
};
