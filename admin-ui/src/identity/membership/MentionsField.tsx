import type { MemberView } from 'contracts/identity/membership/membership.views';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { offered, offeredUser } from '#admin-ui/identity/offered-user';
import { FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { MultiChoice } from '#admin-ui/shared/MultiChoice.tsx';
import { useNamed } from '#admin-ui/shared/resource/useNamed';
import { useSearch } from '#admin-ui/shared/resource/useSearch';

type Props = { ids: string[]; onChange: (ids: string[]) => void; label: string; hint: string };

/** Members of the company whom something is meant for, found by typing. */
export const MentionsField = ({ ids, onChange, label, hint }: Props) => {
  const t = useTranslate();
  const id = useId();
  const { records, setSearch } = useSearch<MemberView>('users', offered);
  return (
    <FieldFrame id={id} label={label} hint={hint}>
      <MultiChoice
        id={id}
        placeholder={t('resources.users.search')}
        choices={records.map(offeredUser)}
        chosen={useNamed('users', ids)}
        onChange={onChange}
        onSearch={setSearch}
      />
    </FieldFrame>
  );
};
