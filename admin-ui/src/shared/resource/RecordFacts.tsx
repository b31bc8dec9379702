import { useTranslate } from 'react-admin';
import { Facts, Panel } from '#admin-ui/shared/Panel.tsx';
import { type Row, useDescription } from './description.ts';
import { FieldValue } from './FieldValue.tsx';

const isSaid = (value: unknown) => value !== null && value !== undefined && value !== '' && value !== false;

/** What is known of a record in short; what is not said is left out. */
export const RecordFacts = ({ record }: { record: Row }) => {
  const t = useTranslate();
  const { name, facts = [], values } = useDescription();
  return (
    <Panel title={t(`resources.${name}.facts`)}>
      <Facts>
        {facts
          .filter((field) => isSaid(values?.[field] ? values[field](record) : record[field]))
          .map((field) => (
            <div key={field} style={{ display: 'contents' }}>
              <dt>{t(`resources.${name}.fields.${field}`)}</dt>
              <dd>
                <FieldValue record={record} field={field} withTime />
              </dd>
            </div>
          ))}
      </Facts>
    </Panel>
  );
};
