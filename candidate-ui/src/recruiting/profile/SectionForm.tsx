import './profile.words.ts';
import styled from '@emotion/styled';
import type { ProfileView } from 'contracts/recruiting/profile/profile.views';
import { useState } from 'react';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { useHtmlForm } from 'ui-kit/form/useHtmlForm';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { LeaveGuard } from 'ui-kit/page/LeaveGuard.tsx';
import { EntriesInput } from './EntriesInput.tsx';
import { FieldGrid } from './FieldGrid.ts';
import { FieldInput } from './FieldInput.tsx';
import { useSaveProfile } from './profile.ts';
import { readSection, type Values, valuesOf } from './section-values.ts';
import type { Section } from './sections.ts';

const Form = styled.form({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 18, marginTop: 20 });

type Props = { section: Section; profile: ProfileView | null; onSaved: () => void };

/** The form of one section. */
export const SectionForm = ({ section, profile, onSaved }: Props) => {
  const { t } = useTranslation();
  const { put, refuse, refusal, isBusy } = useSaveProfile(profile);
  const [values, setValues] = useState<Values>(() => valuesOf(section, profile));
  const [isChanged, setChanged] = useState(false);
  const change = (changed: Values) => {
    setValues({ ...values, ...changed });
    setChanged(true);
  };
  const { props, problem, faultsOf } = useHtmlForm({ refusal, isBusy }, async () => {
    const { said, faults } = readSection(section, values);
    if (Object.keys(faults).length > 0) return refuse({ code: 'validation-failed', fields: faults });
    if (await put(said)) onSaved();
  });
  return (
    <Form {...props}>
      <LeaveGuard isAtRisk={isChanged} />
      {problem && <Alert>{problem}</Alert>}
      {section.list ? (
        <EntriesInput
          name={section.name}
          entries={values[section.name] as Values[]}
          faultsOf={faultsOf}
          onChange={(entries) => change({ [section.name]: entries })}
        />
      ) : (
        <FieldGrid>
          {section.fields.map((spec) => (
            <FieldInput
              key={spec.name}
              spec={spec}
              label={t(`profile.about.fields.${spec.name}`)}
              words={`profile.about.${spec.name}`}
              value={values[spec.name]}
              faults={faultsOf(spec.name)}
              onChange={(value) => change({ [spec.name]: value })}
            />
          ))}
        </FieldGrid>
      )}
      <ActionButton type="submit" disabled={isBusy} style={{ justifySelf: 'start' }}>
        {t(isBusy ? 'profile.saving' : 'profile.save')}
      </ActionButton>
    </Form>
  );
};
