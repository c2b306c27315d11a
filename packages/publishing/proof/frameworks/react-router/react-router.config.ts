export default { prerender: true };
