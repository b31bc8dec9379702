import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';

type Props = {
  label: string;
  /** Of the input, where the button says more. */
  inputLabel?: string;
  /** In its place while the file is on its way. */
  busyLabel?: string;
  isBusy: boolean;
  /** Kinds of files, as of an input. */
  accept: string;
  onFile: (file: File) => void;
  button?: ButtonProps;
};

/** A button that chooses a file. */
export const FileButton = (props: Props) => {
  const { label, inputLabel = label, busyLabel = label, isBusy, accept, onFile, button } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={inputLabel}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <Button {...button} disabled={isBusy} onClick={() => input.current?.click()}>
        {isBusy ? busyLabel : label}
      </Button>
    </>
  );
};
