import { useContext, useMemo } from 'react';
import { type InputProps, useInput, useResourceContext, useTranslate, useWrappedSource } from 'react-admin';
import { DescriptionContext } from '#admin-ui/shared/resource/description';
import { fieldAt } from '#admin-ui/shared/resource/kinds';
import { validatorOf } from '#admin-ui/shared/resource/schema';
import { helperProps } from './helper-props.ts';

const PREFIX = '@@react-admin@@';

/** A validator's key, or what the server wrote. */
export const readFault = (message: string | undefined): string | undefined => {
  if (!message?.startsWith(PREFIX)) return message;
  const fault: unknown = JSON.parse(message.slice(PREFIX.length));
  return typeof fault === 'string' ? fault : String((fault as { message: string }).message);
};

export type FieldProps = Pick<InputProps, 'source' | 'validate' | 'onChange' | 'parse' | 'format'> & {
  /** By default the word that the resource has for the field. */
  label?: string;
  /** By default what the resource says below the field, if anything. */
  hint?: string;
};

const noFields = {};

/** A field of the form around, perhaps within an item of a list: its schema, and what the keys of its words begin with. */
export const useDeclared = (source: string) => {
  const resource = useResourceContext();
  const description = useContext(DescriptionContext);
  const path = useWrappedSource(source);
  const { schema, within, field } = fieldAt(description?.entity.fields ?? noFields, path);
  return { path, schema, field, words: `resources.${resource}${within}` };
};

/**
 * A field of a React-Admin form: its value, its words, and what is wrong with it in the reader's language. On the pages
 * of a described resource the entity's schema says what may be written, unless `validate` does.
 */
export const useField = ({ label, hint, ...props }: FieldProps & Pick<InputProps, 'defaultValue'>) => {
  const t = useTranslate();
  const { schema, field: name, words } = useDeclared(props.source);
  const validator = useMemo(() => schema && validatorOf(schema), [schema]);
  const { id, field, fieldState, isRequired } = useInput({ ...props, validate: props.validate ?? validator });
  const fault = readFault(fieldState.error?.message ?? fieldState.error?.root?.message);
  const { ref: inputRef, ...rest } = field;
  const texts = {
    label: label ?? t(`${words}.fields.${name}`),
    hint: hint ?? t(`${words}.hints.${name}`, { _: '' }),
    fault: fault === undefined ? undefined : t(fault, { _: fault }),
  };
  /** For a text field of MUI. */
  const textField = {
    ...{ id, inputRef, ...rest, label: texts.label, required: isRequired, fullWidth: true },
    helperText: texts.fault ?? texts.hint,
    error: texts.fault !== undefined,
  };
  return { id, field, isRequired, ...texts, textField, helper: helperProps(texts.fault) };
};
