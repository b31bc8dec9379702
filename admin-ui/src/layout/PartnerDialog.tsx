import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { InputControl } from '#admin-ui/shared/form/controls';
import { useFoundPartners } from './useFoundPartners.ts';

const Places = styled('ul')({ margin: '12px 0 0', padding: 0, listStyle: 'none', minHeight: 200 });
const Place = styled('button')(({ theme }) => ({
  width: '100%',
  padding: '8px 10px',
  border: 0,
  borderRadius: 8,
  font: 'inherit',
  fontSize: '0.9375rem',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  color: theme.palette.text.primary,
  background: 'transparent',
  cursor: 'pointer',
  '& small': { display: 'block', color: theme.palette.text.secondary },
  '&:hover': { background: theme.palette.brand.sunken },
}));
const Nothing = styled('p')(({ theme }) => ({ color: theme.palette.text.secondary, fontSize: '0.9375rem' }));

type Props = { onChoose: (id: string) => void; onClose: () => void };

/** Finds one of many partner workspaces by a part of its name. */
export const PartnerDialog = ({ onChoose, onClose }: Props) => {
  const t = useTranslate();
  const id = useId();
  const [sought, seek] = useState('');
  const found = useFoundPartners(sought.trim());
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{t('layout.partners')}</DialogTitle>
      <DialogContent>
        <InputControl
          type="search"
          value={sought}
          onChange={(event) => seek(event.target.value)}
          placeholder={t('layout.findPartner')}
          aria-label={t('layout.findPartner')}
          autoFocus
        />
        <Places aria-label={t('layout.partners')}>
          {found.map(({ id: companyId, name, parent }) => (
            <li key={companyId}>
              <Place type="button" onClick={() => onChoose(companyId)}>
                {name}
                <small>{t('layout.partnerOf', { company: parent })}</small>
              </Place>
            </li>
          ))}
        </Places>
        {found.length === 0 && <Nothing role="status">{t('layout.noPartner')}</Nothing>}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
