import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputBase from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import { type ReactNode, Suspense, useCallback, useRef } from 'react';
import { useStore } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { helperProps } from '#admin-ui/shared/form/helper-props';
import { useCount } from '#admin-ui/shared/form/useCount';
import { type FieldProps, useField } from '#admin-ui/shared/form/useField';
import { atMost } from '#admin-ui/shared/form/validators';
import { lazyPage } from '#admin-ui/shared/lazyPage';
import { Bar, Frame } from './Frame.tsx';
import { insertedText } from './inserted-text.ts';
import type { RichTextInput, RichTextProps } from './rich-text-props.ts';

const RichTextEditor = lazyPage(() => import('./RichTextEditor.tsx'), 'RichTextEditor');
const LINE_HEIGHT = 26;
const MAX_ROWS = 30;

type Writer = RichTextInput | HTMLTextAreaElement;

type Props = FieldProps & {
  max: number;
  rows?: number;
  /** Of a letter: what puts tags where the caret is. */
  tagButton?: (insert: (tag: string) => void) => ReactNode;
};

/** A rich text in a form, written as it will be read, or as Markdown by whoever prefers that. */
export const RichTextField = ({ max, rows = 8, tagButton, ...props }: Props) => {
  const [isMarkdown, setMarkdown] = useStore('writing.isMarkdown', false);
  const { id, field, label, hint, fault, isRequired } = useField({ validate: atMost(max), ...props, defaultValue: '' });
  const value: string = field.value ?? '';
  const count = useCount(value.length, max);
  const text = fault ?? hint;
  const describedBy = text ? `${id}-helper-text` : undefined;
  const writer = useRef<Writer | null>(null);
  const inputRef = useCallback(
    (input: Writer | null) => {
      writer.current = input;
      field.ref(input);
    },
    [field.ref],
  );
  const { getValues } = useFormContext();
  const current = useCallback((): string => getValues(field.name) ?? '', [getValues, field.name]);
  const insert = (tag: string) => {
    const input = writer.current;
    if (input instanceof HTMLTextAreaElement) field.onChange(insertedText(input, tag));
    else input?.insertTag(tag);
  };
  const source = (
    <ToggleButton
      value="markdown"
      size="small"
      selected={isMarkdown}
      onClick={() => setMarkdown(!isMarkdown)}
      sx={{ ml: 'auto', textTransform: 'none' }}
    >
      Markdown
    </ToggleButton>
  );
  const editing: Omit<RichTextProps, 'children'> = {
    ...{ id, label, value, rows, isRequired, describedBy, isInvalid: fault !== undefined },
    ...{ onChange: field.onChange, onBlur: field.onBlur, current, inputRef, isLetter: tagButton !== undefined },
  };
  return (
    <FormControl fullWidth error={fault !== undefined}>
      <InputLabel htmlFor={id} data-required={isRequired || undefined} {...count}>
        {label}
      </InputLabel>
      {isMarkdown ? (
        <Frame data-invalid={fault !== undefined}>
          <Bar>{source}</Bar>
          <InputBase
            {...{ id, value, inputRef, onChange: field.onChange, onBlur: field.onBlur, name: field.name }}
            inputProps={{ 'aria-describedby': describedBy }}
            required={isRequired}
            multiline
            fullWidth
            minRows={rows}
            maxRows={MAX_ROWS}
            sx={{ p: '10px 12px' }}
          />
        </Frame>
      ) : (
        <Suspense fallback={<Skeleton variant="rounded" height={rows * LINE_HEIGHT + 60} />}>
          <RichTextEditor {...editing}>{source}</RichTextEditor>
        </Suspense>
      )}
      {tagButton && <div>{tagButton(insert)}</div>}
      {text && (
        <FormHelperText id={describedBy} {...helperProps(fault)}>
          {text}
        </FormHelperText>
      )}
    </FormControl>
  );
};
