import type { ReactNode } from 'react';

/** Of the editor, which is loaded later than its field. */
export type RichTextProps = {
  id: string;
  label: string;
  /** Plain text or Markdown. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Gives what the form focuses when something is wrong. */
  inputRef: (input: { focus: () => void } | null) => void;
  rows: number;
  isRequired: boolean;
  isInvalid: boolean;
  describedBy: string | undefined;
  /** At the end of the toolbar. */
  children: ReactNode;
};
