import EngineeringOutlined from '@mui/icons-material/EngineeringOutlined';
import { MAX_SKILL_LENGTH } from 'contracts/recruiting/candidate/candidate.skill';
import { WordsPanel } from './WordsPanel.tsx';

/** Narrows candidates to those with a skill. */
export const SkillPanel = () => <WordsPanel field="skill" maxLength={MAX_SKILL_LENGTH} icon={EngineeringOutlined} />;
