import type { ReactNode } from 'react';

export type RichTextInput = { focus: () => void; insertTag: (text: string) => void };

/** Of the editor, which is loaded later than its field. */
export type RichTextProps = {
  id: string;
  label: string;
  /** Plain text or Markdown. */
  value: string;
  /** What the form holds at this moment; `value` may be behind. */
  current: () => string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Gives what the form focuses when something is wrong. */
  inputRef: (input: RichTextInput | null) => void;
  /** A line alone is a line, as a greeting is, and tags stand in it. */
  isLetter: boolean;
  rows: number;
  isRequired: boolean;
  isInvalid: boolean;
  describedBy: string | undefined;
  /** At the end of the toolbar. */
  children: ReactNode;
};
