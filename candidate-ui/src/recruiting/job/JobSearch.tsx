import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { Box, control } from 'ui-kit/form/field';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour } from 'ui-kit/theme/colours';
import { Icon } from '#candidate-ui/shared/Icon.tsx';
import { useDebounced } from '#candidate-ui/shared/useDebounced';

const MAX_LENGTH = 200;

const Form = styled.form({ maxWidth: 520 });
const Mark = styled.span({ display: 'grid', paddingLeft: 14, color: colour.inkSoft });
const Input = styled.input({ ...control, '&::-webkit-search-cancel-button': { cursor: 'pointer' } });

/** What is typed is searched for while one types. Enter needs nothing more. */
export const JobSearch = ({ q, onSearch }: { q: string; onSearch: (text: string) => void }) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(q);
  const asked = useRef(q);
  const searchLater = useDebounced((text: string) => {
    asked.current = text.trim();
    onSearch(asked.current);
  });
  // Back and forward change the address under what was typed.
  useEffect(() => {
    if (q === asked.current) return;
    asked.current = q;
    setTyped(q);
  }, [q]);

  return (
    <Form role="search" onSubmit={(event) => event.preventDefault()}>
      <Box>
        <Mark>
          <Icon name="search" />
        </Mark>
        <Input
          type="search"
          aria-label={t('job.open.search')}
          placeholder={t('job.open.search')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_LENGTH}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            searchLater(event.target.value);
          }}
        />
      </Box>
    </Form>
  );
};
