import { type InputProps, useInput, useTranslate } from 'react-admin';

const PREFIX = '@@react-admin@@';

/** A validator's key, or what the server wrote. */
const readFault = (message: string | undefined): string | undefined => {
  if (!message?.startsWith(PREFIX)) return message;
  const fault: unknown = JSON.parse(message.slice(PREFIX.length));
  return typeof fault === 'string' ? fault : String((fault as { message: string }).message);
};

/** A field of a React-Admin form: its value, and what is wrong with it in the reader's language. */
export const useField = (props: Pick<InputProps, 'source' | 'validate' | 'defaultValue' | 'onChange'>) => {
  const t = useTranslate();
  const { id, field, fieldState, isRequired } = useInput(props);
  const fault = readFault(fieldState.error?.message ?? fieldState.error?.root?.message);
  return { id, field, isRequired, fault: fault === undefined ? undefined : t(fault, { _: fault }) };
};
