import { useFormContext } from 'react-hook-form';
import { LeaveGuard } from './LeaveGuard.tsx';

/** Asks before the changes of a form are left behind. Belongs inside it. */
export const UnsavedGuard = () => <LeaveGuard isAtRisk={useFormContext().formState.isDirty} />;
