import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useLocaleState, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { ActionMenu } from '#admin-ui/shared/ActionMenu.tsx';
import { useFixedFilter } from '#admin-ui/shared/list/fixed-filter';
import { useDescription } from '#admin-ui/shared/resource/description';
import { POLICIES_PATH } from './paths.ts';
import { templatesIn } from './templates.ts';

/** Begins a document with what others begin theirs with. */
export const NewFromTemplate = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const [locale] = useLocaleState();
  const description = useDescription();
  const createPath = useFixedFilter()?.own?.createPath ?? description.createPath;
  if (description.path === POLICIES_PATH) return null;
  return (
    <Allowed to="tenant.training.handbook.create">
      <ActionMenu
        label={t('handbook.template.title')}
        place="below-right"
        trigger={(opens) => (
          <Button variant="outlined" endIcon={<ArrowDropDown />} {...opens}>
            {t('handbook.template.action')}
          </Button>
        )}
      >
        {() =>
          templatesIn(locale).map(({ id, name }) => (
            <MenuItem key={id} onClick={() => void navigate(`${createPath}?template=${id}`)}>
              {name}
            </MenuItem>
          ))
        }
      </ActionMenu>
    </Allowed>
  );
};
