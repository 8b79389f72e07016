import Koa from "koa";

const app = new Koa();
app.use((context) => {
  context.body = "Hello World";
});
app.listen(Number(process.argv[2]), "127.0.0.1");
