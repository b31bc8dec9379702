import { styled } from '@mui/material/styles';
import MuiTextField from '@mui/material/TextField';
import { unknownTagsIn } from 'contracts/automation/mail/mail-tags';
import { useContext, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useCount } from '#admin-ui/shared/form/useCount';
import { useDeclared, useField } from '#admin-ui/shared/form/useField';
import { maxLengthOf } from '#admin-ui/shared/resource/kinds';
import { validatorOf } from '#admin-ui/shared/resource/schema';
import { TagButton } from './TagButton.tsx';
import { TagsContext } from './tags-context.ts';

const Root = styled('div')({ display: 'grid', gap: 4, justifyItems: 'start' });
const ROWS = 10;
const MAX_ROWS = 30;

type Writer = HTMLInputElement | HTMLTextAreaElement;

/** A text with tags in it, which a menu puts where the caret is; unknown ones are named. `isLong`: of many lines. */
export const TaggedField = ({ source, isLong = false }: { source: string; isLong?: boolean }) => {
  const t = useTranslate();
  const { schema } = useDeclared(source);
  const groups = useContext(TagsContext);
  const validate = useMemo(() => {
    const known = new Set(groups.flatMap(({ tags }) => tags.map(({ name }) => name)));
    const unknown = (typed: unknown) => {
      const names = unknownTagsIn(String(typed ?? ''), known);
      return names.length === 0
        ? undefined
        : t('resources.email-templates.tags.unknown', { smart_count: names.length, names: names.join(', ') });
    };
    return schema ? [validatorOf(schema), unknown] : unknown;
  }, [schema, groups, t]);
  const { textField, helper, label } = useField({ source, validate, defaultValue: '' });
  const { inputRef, ...rest } = textField;
  const writer = useRef<Writer | null>(null);
  const value: string = textField.value ?? '';
  const max = (schema && maxLengthOf(schema)) ?? 0;
  const count = useCount(value.length, max);

  const insert = (tag: string) => {
    const element = writer.current;
    const [start, end] = [element?.selectionStart ?? value.length, element?.selectionEnd ?? value.length];
    textField.onChange(value.slice(0, start) + tag + value.slice(end));
    requestAnimationFrame(() => {
      element?.focus();
      element?.setSelectionRange(start + tag.length, start + tag.length);
    });
  };
  const lines = isLong ? { multiline: true, minRows: ROWS, maxRows: MAX_ROWS } : {};
  return (
    <Root>
      <MuiTextField
        {...rest}
        {...lines}
        value={value}
        inputRef={(element: Writer | null) => {
          writer.current = element;
          inputRef(element);
        }}
        slotProps={{ ...(isLong && { inputLabel: count }), formHelperText: helper }}
      />
      <TagButton field={label} onInsert={insert} />
    </Root>
  );
};
