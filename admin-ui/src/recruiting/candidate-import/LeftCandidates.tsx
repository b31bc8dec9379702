import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import type { CandidateImportView } from 'contracts/recruiting/candidate-import/candidate-import.entity';
import { importedId } from 'contracts/recruiting/candidate-import/candidate-import.files';
import { useGetMany, useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { candidateName } from '#admin-ui/recruiting/candidate/candidate-name';
import { CommandButton } from '#admin-ui/shared/CommandDialog.tsx';
import { LinkTo } from '#admin-ui/shared/resource/LinkTo.tsx';

const List = styled('ul')({ margin: '8px 0 12px', paddingLeft: 20 });

/** People who are named. */
const SHOWN = 25;

/** Whom an undoing has left, since something has happened with them, and the way to take them too. */
export const LeftCandidates = ({ record: { id, leftRows } }: { record: CandidateImportView }) => {
  const t = useTranslate();
  const ids = leftRows.slice(0, SHOWN).map((row) => importedId(id, row));
  const { data = [] } = useGetMany<CandidateView>('candidates', { ids }, { enabled: ids.length > 0 });
  const words = 'resources.candidate-imports.left';
  if (leftRows.length === 0) return null;
  const more = leftRows.length - SHOWN;
  return (
    <Alert severity="info" sx={{ mb: 2, borderRadius: 2.5 }}>
      {t(`${words}.detail`, { smart_count: leftRows.length })}
      <List>
        {data.map(
          (person) =>
            person && (
              <li key={person.id}>
                <LinkTo resource="candidates" id={person.id}>
                  {candidateName(person)}
                </LinkTo>
              </li>
            ),
        )}
        {more > 0 && <li>{t(`${words}.more`, { smart_count: more })}</li>}
      </List>
      <Allowed to="tenant.candidates.delete">
        <CommandButton
          button={{ color: 'error', size: 'small' }}
          resource="candidate-imports"
          id={id}
          action="undo-whole"
          words={words}
          values={{ smart_count: leftRows.length }}
          isDangerous
        />
      </Allowed>
    </Alert>
  );
};
