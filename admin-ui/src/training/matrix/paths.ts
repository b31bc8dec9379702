export const MATRIX_PATH = 'trainings/matrix';
