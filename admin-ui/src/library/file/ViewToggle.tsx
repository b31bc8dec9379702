import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import ViewListOutlined from '@mui/icons-material/ViewListOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useStore, useTranslate } from 'react-admin';
import { useMe } from '#admin-ui/providers/me.tsx';

const views = { list: ViewListOutlined, tiles: GridViewOutlined };
export type LibraryView = keyof typeof views;

/** How this person looks at files: kept for the next time. */
export const useLibraryView = () => useStore<LibraryView>(`${useMe().id}.files.view`, 'list');

export const ViewToggle = () => {
  const t = useTranslate();
  const [view, setView] = useLibraryView();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('library.view.label')}
      value={view}
      onChange={(_, chosen: LibraryView | null) => chosen && setView(chosen)}
    >
      {Object.entries(views).map(([name, Icon]) => (
        <ToggleButton key={name} value={name} aria-label={t(`library.view.${name}`)} title={t(`library.view.${name}`)}>
          <Icon aria-hidden="true" fontSize="small" />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
