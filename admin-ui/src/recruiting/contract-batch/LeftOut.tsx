import { styled } from '@mui/material/styles';
import type { LeftOutPerson } from 'contracts/recruiting/contract-batch/contract-batch.endpoints';
import { useTranslate } from 'react-admin';
import { LinkTo } from '#admin-ui/shared/resource/LinkTo.tsx';

const words = 'resources.contract-batches.leftOut';

const Scroll = styled('div')({ overflowX: 'auto' });
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': { padding: '8px 12px 8px 0', textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& th': { fontWeight: 600, color: theme.palette.text.secondary },
  '& tbody tr': { borderTop: `1px solid ${theme.palette.divider}` },
  '& td:first-of-type': { width: '38%' },
  '& a': { color: theme.palette.primary.main, textUnderlineOffset: 3 },
}));

/** Why somebody gets no contract, in words. */
export const useReason = () => {
  const t = useTranslate();
  return ({ code, detail }: Pick<LeftOutPerson, 'code' | 'detail'>) =>
    t(`${words}.reasons.${code}`, { detail, _: t(`problem.${code}`, { detail, _: code }) });
};

/** Somebody by name, where it is known. */
export const usePersonName = () => {
  const t = useTranslate();
  return ({ name, kind }: LeftOutPerson) => name ?? t(`${words}.unknown.${kind}`);
};

const Person = ({ person }: { person: LeftOutPerson }) => {
  const name = usePersonName()(person);
  if (person.kind === 'user' || person.name === null) return name;
  return (
    <LinkTo resource="candidates" id={person.id}>
      {name}
    </LinkTo>
  );
};

/** Who gets no contract, and why. */
export const LeftOutTable = ({ people }: { people: readonly LeftOutPerson[] }) => {
  const t = useTranslate();
  const reason = useReason();
  return (
    <Scroll>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t(`${words}.person`)}</th>
            <th scope="col">{t(`${words}.reason`)}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={`${person.kind} ${person.id}`}>
              <td>
                <Person person={person} />
              </td>
              <td>{reason(person)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
};
