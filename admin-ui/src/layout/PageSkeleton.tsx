import Skeleton from '@mui/material/Skeleton';

/** The shape of a page before its program has arrived. */
export const PageSkeleton = () => (
  <div style={{ padding: 'clamp(16px, 2.4vw, 32px) clamp(16px, 2.8vw, 40px)', maxWidth: 1280, margin: '0 auto' }}>
    <Skeleton variant="rounded" width={180} height={14} sx={{ my: 1.5 }} />
    <Skeleton variant="rounded" width={220} height={28} sx={{ mb: 3 }} />
    <Skeleton variant="rounded" height={360} />
  </div>
);
