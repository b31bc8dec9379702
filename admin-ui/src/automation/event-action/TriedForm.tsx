import { styled } from '@mui/material/styles';
import type { EventActionView } from 'contracts/automation/event-action/event-action.entity';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useDescription } from '#admin-ui/shared/resource/description';
import { fromForm } from '#admin-ui/shared/resource/form-values';
import { DryRunPanel } from './DryRunPanel.tsx';
import type { Tried } from './useDryRun.ts';

const Below = styled('div')({ marginTop: 16 });

/** What is written in the form, tried before it is saved; a change of a rule that is on is compared with what is on. */
export const TriedForm = () => {
  const write = fromForm(useDescription());
  const saved = useRecordContext<EventActionView>();
  const written = write(useWatch()) as unknown as Tried;
  return (
    <Below>
      <DryRunPanel rule={written} active={saved?.isOn ? (write(saved) as unknown as Tried) : undefined} />
    </Below>
  );
};
