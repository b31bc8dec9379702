import { useFormGroups } from 'react-admin';
import { get, useFormState } from 'react-hook-form';

type Fault = { message?: unknown; root?: { message?: unknown } };

/** How many fields of a step are wrong. */
export const useStepFaults = (): ((step: string) => number) => {
  const { errors } = useFormState();
  const groups = useFormGroups();
  return (step) =>
    (groups?.getGroupFields(step) ?? []).filter((field: string) => {
      // A list holds the faults of its items too, which are counted as fields of their own.
      const fault: Fault | undefined = get(errors, field);
      return fault?.message !== undefined || fault?.root?.message !== undefined;
    }).length;
};
