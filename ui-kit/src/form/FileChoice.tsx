import styled from '@emotion/styled';
import { useId } from 'react';
import { ActionLabel } from './ActionButton.tsx';
import { FileInput, type FileInputProps } from './FileInput.tsx';

const Root = styled.div({ position: 'relative', justifySelf: 'start' });
// Out of sight, not out of reach: the button after it shows its focus.
const Input = styled(FileInput)({
  position: 'absolute',
  width: 1,
  height: 1,
  clipPath: 'inset(50%)',
  overflow: 'hidden',
});

type Props = FileInputProps & {
  /** What the button says. */
  label: string;
  kind?: 'quiet';
};

/** A button that chooses files. With an `id`, a label elsewhere names it; else `aria-label`, or what it says. */
export const FileChoice = ({ label, kind, ...input }: Props) => {
  const own = useId();
  const { id = own } = input;
  return (
    <Root>
      <Input {...input} id={id} aria-label={input['aria-label'] ?? (input.id ? undefined : label)} />
      <ActionLabel kind={kind} htmlFor={id} aria-hidden="true">
        {label}
      </ActionLabel>
    </Root>
  );
};
