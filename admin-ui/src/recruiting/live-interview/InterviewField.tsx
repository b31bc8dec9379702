import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import { useTranslate } from 'react-admin';
import { Combobox } from '#admin-ui/shared/Combobox.tsx';
import { describedBy, FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { useField } from '#admin-ui/shared/form/useField';
import { useNamed } from '#admin-ui/shared/resource/useNamed';
import { useSearch } from '#admin-ui/shared/resource/useSearch';

/** Which interview it belongs to, by candidate and job. */
export const InterviewField = () => {
  const t = useTranslate();
  const { id, field, fault, label, hint } = useField({ source: 'interviewId', defaultValue: null });
  const { records, setSearch } = useSearch<InterviewView>('interviews');
  const asChoice = ({ id: interviewId, candidateName, jobTitle }: InterviewView) => ({
    id: interviewId,
    name: `${candidateName ?? t('common.erasedPerson')} · ${jobTitle}`,
  });
  const [chosen] = useNamed<InterviewView>('interviews', field.value ? [field.value] : []);
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault} required>
      <Combobox
        placeholder={t('common.find')}
        choices={records.filter(({ candidateName }) => candidateName !== null).map(asChoice)}
        chosen={chosen ? (chosen.record ? asChoice(chosen.record) : chosen) : null}
        onChoose={(choice) => field.onChange(choice?.id ?? null)}
        onSearch={setSearch}
        {...describedBy(id, { hint, fault })}
      />
    </FieldFrame>
  );
};
