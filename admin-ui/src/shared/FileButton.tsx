import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';
import { FileInput } from 'ui-kit/form/FileInput.tsx';

type Props = {
  label: string;
  /** Of the input, where the button says more. */
  inputLabel?: string;
  /** In its place while the file is on its way. */
  busyLabel?: string;
  isBusy?: boolean;
  /** Kinds of files, as of an input. */
  accept: string;
  onFile: (file: File) => void;
  button?: ButtonProps;
};

/** A button that chooses a file. */
export const FileButton = (props: Props) => {
  const { label, inputLabel = label, busyLabel = label, isBusy = false, accept, onFile, button } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput
        ref={input}
        hidden
        accept={accept}
        aria-label={inputLabel}
        onFiles={([file]) => file && onFile(file)}
      />
      <Button {...button} disabled={isBusy} onClick={() => input.current?.click()}>
        {isBusy ? busyLabel : label}
      </Button>
    </>
  );
};
