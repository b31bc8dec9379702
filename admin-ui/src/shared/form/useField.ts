import { useContext, useMemo } from 'react';
import { type InputProps, useInput, useResourceContext, useTranslate } from 'react-admin';
import { DescriptionContext } from '#admin-ui/shared/resource/description';
import { validatorOf } from '#admin-ui/shared/resource/schema';

const PREFIX = '@@react-admin@@';

/** A validator's key, or what the server wrote. */
const readFault = (message: string | undefined): string | undefined => {
  if (!message?.startsWith(PREFIX)) return message;
  const fault: unknown = JSON.parse(message.slice(PREFIX.length));
  return typeof fault === 'string' ? fault : String((fault as { message: string }).message);
};

export type FieldProps = Pick<InputProps, 'source' | 'validate' | 'onChange'> & {
  /** `resources.{resource}.fields.{source}` by default. */
  label?: string;
  /** `resources.{resource}.hints.{source}` by default, where there is one. */
  hint?: string;
};

/**
 * A field of a React-Admin form: its value, its words, and what is wrong with it in the reader's language. On the pages
 * of a described resource the entity's schema says what may be written, unless `validate` does.
 */
export const useField = ({ label, hint, ...props }: FieldProps & Pick<InputProps, 'defaultValue'>) => {
  const t = useTranslate();
  const resource = useResourceContext();
  const { source } = props;
  const schema = useContext(DescriptionContext)?.entity.fields[source];
  const validator = useMemo(() => schema && validatorOf(schema), [schema]);
  const { id, field, fieldState, isRequired } = useInput({ ...props, validate: props.validate ?? validator });
  const fault = readFault(fieldState.error?.message ?? fieldState.error?.root?.message);
  return {
    id,
    field,
    isRequired,
    label: label ?? t(`resources.${resource}.fields.${source}`),
    hint: hint ?? t(`resources.${resource}.hints.${source}`, { _: '' }),
    fault: fault === undefined ? undefined : t(fault, { _: fault }),
  };
};
