import Button from '@mui/material/Button';
import { toast } from 'react-toastify';
import { Said } from '#admin-ui/shared/Said.tsx';

const ReloadNotice = () => (
  <div>
    <p style={{ margin: '0 0 8px' }}>
      <Said message="layout.reload.message" />
    </p>
    <Button size="small" variant="outlined" onClick={() => window.location.reload()}>
      <Said message="layout.reload.action" />
    </Button>
  </div>
);

/** Says that a part of the program is gone, as after an update, and stays until the page is loaded again. */
export const announceReload = () =>
  toast.error(<ReloadNotice />, { toastId: 'reload', autoClose: false, closeOnClick: false });

/** Vite tells when a chunk could not be loaded. */
export const watchChunks = () => window.addEventListener('vite:preloadError', announceReload);
