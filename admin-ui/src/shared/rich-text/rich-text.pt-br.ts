import type { richTextEnUs } from './rich-text.en-us.ts';

export const richTextPtBr: typeof richTextEnUs = {
  toolbar: 'Formatação: {{field}}',
  heading: 'Cabeçalho',
  subheading: 'Subtítulo',
  bold: 'Negrito',
  italic: 'Itálico',
  bulletList: 'Lista com marcadores',
  orderedList: 'Lista numerada',
  blockquote: 'Citação',
  link: 'Link',
  address: 'Endereço do link',
  wrongAddress: 'Informe um endereço da web ou de e-mail.',
  apply: 'Aplicar',
  unlink: 'Remover link',
  table: 'Inserir tabela',
  addRow: 'Adicionar linha',
  addColumn: 'Adicionar coluna',
  removeRow: 'Excluir linha',
  removeColumn: 'Excluir coluna',
  removeTable: 'Excluir tabela',
};
