import { FieldFault } from 'contracts/kernel/field-fault';
import { useTranslate } from 'react-admin';

/** A code in words. */
export const useReason = () => {
  const t = useTranslate();
  return (code: string) =>
    t((FieldFault.options as readonly string[]).includes(code) ? `field.${code}` : `problem.${code}`, { _: code });
};
