import { styled } from '@mui/material/styles';
import MuiTextField from '@mui/material/TextField';
import { unknownTagsIn } from 'contracts/automation/mail/mail-tags';
import { useContext, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useDeclared, useField } from '#admin-ui/shared/form/useField';
import { maxLengthOf } from '#admin-ui/shared/resource/kinds';
import { validatorOf } from '#admin-ui/shared/resource/schema';
import { insertedText } from '#admin-ui/shared/rich-text/inserted-text';
import { RichTextField } from '#admin-ui/shared/rich-text/RichTextField.tsx';
import { TagButton } from './TagButton.tsx';
import { TagsContext } from './tags-context.ts';

const Root = styled('div')({ display: 'grid', gap: 4, justifyItems: 'start' });
const ROWS = 10;

/** The declared field, with tags that are known. */
const useTagged = (source: string) => {
  const t = useTranslate();
  const { schema, field, words } = useDeclared(source);
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
  return { validate, max: (schema && maxLengthOf(schema)) ?? 0, label: t(`${words}.fields.${field}`) };
};

/** Lines that a text of programs grows to before it scrolls. */
const MAX_ROWS = 24;
const code = { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', fontSize: '0.8125rem' };

/** A line with tags in it, which a menu puts where the caret is; unknown ones are named. `codeRows`: of a program's text, so many lines. */
export const TaggedField = ({ source, codeRows }: { source: string; codeRows?: number }) => {
  const { validate, label } = useTagged(source);
  const { textField, helper } = useField({ source, validate, defaultValue: '' });
  const { inputRef, ...rest } = textField;
  const writer = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  const insert = (tag: string) => writer.current && textField.onChange(insertedText(writer.current, tag));
  return (
    <Root>
      <MuiTextField
        {...rest}
        value={textField.value ?? ''}
        inputRef={(element: HTMLInputElement | HTMLTextAreaElement | null) => {
          writer.current = element;
          inputRef(element);
        }}
        {...(codeRows && { multiline: true, minRows: codeRows, maxRows: MAX_ROWS })}
        slotProps={{
          formHelperText: helper,
          ...(codeRows && { input: { sx: code }, htmlInput: { spellCheck: false } }),
        }}
      />
      <TagButton field={label} onInsert={insert} />
    </Root>
  );
};

/** The same for a letter: a rich text whose tags are one thing each. */
export const TaggedLetter = ({ source }: { source: string }) => {
  const { validate, max, label } = useTagged(source);
  return (
    <RichTextField
      {...{ source, validate, max, label }}
      rows={ROWS}
      tagButton={(insert) => <TagButton field={label} onInsert={insert} />}
    />
  );
};
