import './profile.words.ts';
import styled from '@emotion/styled';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour } from 'ui-kit/theme/colours';
import { FieldGrid } from './FieldGrid.ts';
import { FieldInput } from './FieldInput.tsx';
import { type ListName, listOf } from './sections.ts';

const List = styled.ol({ display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' });
const Entry = styled.fieldset({
  minWidth: 0,
  margin: 0,
  padding: 16,
  borderRadius: 10,
  border: `1px solid ${colour.line}`,
  '& legend': { padding: '0 6px', fontSize: '0.875rem', fontWeight: 560 },
});
const Foot = styled.div({ marginTop: 12 });

type Values = Record<string, unknown>;
type Props = {
  name: ListName;
  entries: readonly Values[];
  faultsOf: (field: string) => string[];
  onChange: (entries: Values[]) => void;
};

/** A list of the profile: entries are added, changed and removed, and saved together. */
export const EntriesInput = ({ name, entries, faultsOf, onChange }: Props) => {
  const { t } = useTranslation();
  const { fields, blank } = listOf(name);
  const words = `profile.about.items.${name}`;
  const title = (index: number) => `${t(`${words}.name`)} ${index + 1}`;
  return (
    <>
      <List>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place in the list
          <li key={index}>
            <Entry>
              <legend>{title(index)}</legend>
              <FieldGrid>
                {fields.map((spec) => (
                  <FieldInput
                    key={spec.name}
                    spec={spec}
                    label={t(`${words}.fields.${spec.name}`)}
                    words={`${words}.${spec.name}`}
                    value={entry[spec.name]}
                    faults={faultsOf(`${name}.${index}.${spec.name}`)}
                    onChange={(value) =>
                      onChange(entries.map((one, at) => (at === index ? { ...one, [spec.name]: value } : one)))
                    }
                  />
                ))}
              </FieldGrid>
              <Foot>
                <ActionButton
                  kind="quiet"
                  aria-label={`${t('profile.about.remove')}: ${title(index)}`}
                  onClick={() => onChange(entries.filter((_, at) => at !== index))}
                >
                  {t('profile.about.remove')}
                </ActionButton>
              </Foot>
            </Entry>
          </li>
        ))}
      </List>
      <ActionButton kind="quiet" style={{ justifySelf: 'start' }} onClick={() => onChange([...entries, blank])}>
        {t('profile.about.add')}
      </ActionButton>
    </>
  );
};
