import { useDescription } from '#admin-ui/shared/resource/description';
import { PolicyTabs } from './PolicyTabs.tsx';
import { POLICIES_PATH } from './paths.ts';
import { TeamTabs } from './TeamTabs.tsx';

/** What stands beside a list of documents. */
export const HandbookTabs = () => (useDescription().path === POLICIES_PATH ? <PolicyTabs /> : <TeamTabs />);
