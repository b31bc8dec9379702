declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  export type SwaggerRequest = { url: string; headers: Record<string, string>; loadSpec?: boolean };

  type Element = object;
  type Component = (props: Record<string, unknown>) => Element | null;
  type CreateElement = (type: string | Component, props: object | null, ...children: unknown[]) => Element;
  /** Makes a component that is shown in the place of one of the library's, with the React that it brings. */
  export type Wrap = (original: Component, system: { React: { createElement: CreateElement } }) => Component;
  export type Plugin = { components: Record<string, Component>; wrapComponents: Record<string, Wrap> };

  type Options = {
    dom_id: string;
    url: string;
    docExpansion: 'list' | 'none';
    deepLinking: boolean;
    displayRequestDuration: boolean;
    filter: boolean;
    showMutatedRequest: boolean;
    syntaxHighlight: { theme: string };
    validatorUrl: null;
    requestInterceptor: (request: SwaggerRequest) => Promise<SwaggerRequest>;
    plugins: Plugin[];
  };
  const swaggerUi: (options: Options) => unknown;
  export default swaggerUi;
}
