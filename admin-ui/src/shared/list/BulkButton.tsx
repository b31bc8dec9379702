import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';

type Props = { label: string; isDangerous?: boolean; children: (close: () => void) => ReactNode };

/** Opens a dialog about the ticked rows. */
export const BulkButton = ({ label, isDangerous = false, children }: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color={isDangerous ? 'error' : 'primary'} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
};
