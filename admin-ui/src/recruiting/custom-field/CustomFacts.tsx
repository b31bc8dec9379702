import type { CustomFieldOwner } from 'contracts/recruiting/custom-field/custom-field.choices';
import type { CustomValues } from 'contracts/recruiting/custom-field/custom-values';
import { useTranslate } from 'react-admin';
import { Facts, Panel } from '#admin-ui/shared/Panel.tsx';
import { CustomValueText } from './CustomValueText.tsx';
import { useCustomFields } from './useCustomFields.ts';

type Props = { owner: CustomFieldOwner; values: CustomValues | null };

/** What a record says in the company's own fields; nothing where it says nothing. */
export const CustomFacts = ({ owner, values }: Props) => {
  const t = useTranslate();
  const said = useCustomFields(owner).filter(({ id }) => (values?.[id] ?? null) !== null);
  if (said.length === 0) return null;
  return (
    <Panel title={t('resources.custom-fields.own')}>
      <Facts>
        {said.map((field) => (
          <div key={field.id} style={{ display: 'contents' }}>
            <dt>{field.name}</dt>
            <dd>
              <CustomValueText field={field} value={values?.[field.id]} />
            </dd>
          </div>
        ))}
      </Facts>
    </Panel>
  );
};
