import { isScopeFor } from 'contracts/automation/label/label.choices';
import type { LabelView } from 'contracts/automation/label/label.entity';
import { useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { SourceField } from '#admin-ui/recruiting/candidate-source/SourceField.tsx';
import { useSources } from '#admin-ui/recruiting/candidate-source/useSources';
import { Columns } from '#admin-ui/shared/form/FormFrame.tsx';
import { ReferenceField } from '#admin-ui/shared/form/ReferenceField.tsx';
import { ReferencesField } from '#admin-ui/shared/form/ReferencesField.tsx';
import { useNamed } from '#admin-ui/shared/resource/useNamed';

/** What everybody of a file gets beside what their row says. */
export type ForAll = { labelIds: string[]; jobId: string | null; source: string | null };
export const nothingForAll: ForAll = { labelIds: [], jobId: null, source: null };

const words = 'resources.candidate-imports';

/** Belongs inside a form. */
export const ForAllFields = () => {
  const t = useTranslate();
  const can = useCan();
  return (
    <>
      <h3 style={{ margin: '0 0 12px', fontSize: '1rem' }}>{t(`${words}.forAll.title`)}</h3>
      <Columns>
        <SourceField label={t(`${words}.fields.source`)} />
        {can('tenant.candidates.update') && can('tenant.labels.read') && (
          <ReferencesField<LabelView>
            source="labelIds"
            label={t(`${words}.fields.labelIds`)}
            reference="labels"
            placeholder={t('common.find')}
            isOffered={({ scopeId }) => isScopeFor('candidate', scopeId)}
            asChoice={({ id, name }) => ({ id, name })}
          />
        )}
        {can('tenant.interviews.create') && can('tenant.jobs.read') && (
          <ReferenceField source="jobId" label={t(`${words}.fields.jobId`)} reference="jobs" />
        )}
      </Columns>
    </>
  );
};

/** Says before the import begins what everybody would get. */
export const ForAllPreview = ({ labelIds, jobId, source }: ForAll) => {
  const t = useTranslate();
  const { nameOf } = useSources();
  const labels = useNamed('labels', labelIds).map(({ name }) => name);
  const [job] = useNamed('jobs', jobId === null ? [] : [jobId]).map(({ name }) => name);
  const lines = [
    source !== null && t(`${words}.forAll.source`, { source: nameOf(source) }),
    labels.length > 0 && t(`${words}.forAll.labels`, { labels: labels.join(', ') }),
    job !== undefined && t(`${words}.forAll.interview`, { job }),
  ].filter((line): line is string => typeof line === 'string');
  if (lines.length === 0) return null;
  return (
    <div role="status" style={{ marginBottom: 20, overflowWrap: 'anywhere' }}>
      {t(`${words}.forAll.each`)}
      <ul style={{ margin: '4px 0 0', paddingLeft: 20 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
};
