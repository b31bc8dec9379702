import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { HIRE_TASKS_PATH } from './hire-task.section.ts';

export const MyTasksLink = () => (
  <Button variant="outlined" startIcon={<TaskAltOutlined />} component={Link} to={`/${HIRE_TASKS_PATH}`}>
    {useTranslate()('resources.pending-hires.tasks.title')}
  </Button>
);
