import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import UploadOutlined from '@mui/icons-material/UploadOutlined';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FileInput } from 'ui-kit/form/FileInput.tsx';
import { ACCEPTED } from 'ui-kit/form/image-file';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import { type ImageActions, useImageField } from './useImageField.ts';

const Zone = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  padding: 16,
  borderRadius: 12,
  border: `1px dashed ${theme.palette.brand.outline}`,
  '&[data-over]': {
    borderStyle: 'solid',
    borderColor: theme.palette.brand.brand,
    background: theme.palette.brand.sunken,
  },
  '&[data-wrong]': { borderColor: theme.palette.error.main },
}));
const Preview = styled('div')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  minWidth: 72,
  minHeight: 72,
  '&[data-busy] > :first-of-type': { opacity: 0.45 },
});
const Progress = styled(LinearProgress)({ position: 'absolute', left: 4, right: 4, bottom: -8, borderRadius: 2 });
const Ways = styled('div')({ display: 'grid', gap: 8, flex: '1 1 220px', minWidth: 0, justifyItems: 'start' });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Aside = styled('span')(({ theme }) => ({
  fontSize: '0.8125rem',
  color: theme.palette.text.secondary,
  '@media (hover: none)': { display: 'none' },
}));
/** The native input takes the keyboard; the button around it shows where that is. */
const Choose = styled(Button)(({ theme }) => ({
  '&:focus-within': { outline: `2px solid ${theme.palette.brand.brand}`, outlineOffset: 2 },
})) as typeof Button;

const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;

type Props = ImageActions & {
  label: string;
  hint: string;
  hasImage: boolean;
  canRemove: boolean;
  /** How an image looks where it is shown; of none, what stands there instead. */
  show: (url: string | null) => ReactNode;
};

/** An image: chosen, dropped, replaced or removed, and sent at once. */
export const ImageField = ({ label, hint, hasImage, canRemove, show, ...actions }: Props) => {
  const t = useTranslate();
  const { id, input, preview, fault, isBusy, isOver, choose, takeAway, dropTarget } = useImageField(actions);
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault}>
      <Zone {...dropTarget} data-over={isOver || undefined} data-wrong={fault !== undefined || undefined}>
        <Preview data-busy={isBusy || undefined}>
          {show(preview)}
          {isBusy && <Progress aria-hidden="true" />}
        </Preview>
        <Ways>
          <Buttons>
            <Choose {...asLabel} variant="outlined" startIcon={<UploadOutlined />}>
              {t(hasImage ? 'common.image.replace' : 'common.image.choose')}
              <FileInput
                ref={input}
                accept={ACCEPTED}
                style={visuallyHidden}
                onFiles={([file]) => void choose(file)}
                {...describedBy(id, { hint, fault })}
              />
            </Choose>
            {hasImage && canRemove && (
              <Button color="error" startIcon={<DeleteOutlined />} onClick={() => void takeAway()}>
                {t('common.image.remove')}
              </Button>
            )}
          </Buttons>
          <Aside>{t('common.image.drop')}</Aside>
          <span role="status" style={visuallyHidden}>
            {isBusy ? t('common.image.busy') : ''}
          </span>
        </Ways>
      </Zone>
    </FieldFrame>
  );
};
