import { useTranslate } from 'react-admin';

/** A message by its key, in the language that is shown while it stands. */
export const Said = ({ message, args = {} }: { message: string; args?: Record<string, unknown> | undefined }) =>
  useTranslate()(message, { _: message, ...args });
