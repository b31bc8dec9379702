import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import ViewListOutlined from '@mui/icons-material/ViewListOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { type LibraryView, libraryViews, useLibraryAddress } from '#admin-ui/library/useLibraryAddress';

const icons = { list: ViewListOutlined, tiles: GridViewOutlined };

export const ViewToggle = () => {
  const t = useTranslate();
  const { view, setView } = useLibraryAddress();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('library.view.label')}
      value={view}
      onChange={(_, chosen: LibraryView | null) => chosen && setView(chosen)}
    >
      {libraryViews.map((name) => {
        const Icon = icons[name];
        const label = t(`library.view.${name}`);
        return (
          <ToggleButton key={name} value={name} aria-label={label} title={label}>
            <Icon aria-hidden="true" fontSize="small" />
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
};
